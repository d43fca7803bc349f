import { lazy, Suspense } from 'react';
import { SERVERLESS } from './hosting.ts';
import { FILE, routeOf, usePath, type Route } from './routes.tsx';
import { isSolo } from './solo/game.ts';
import { Home } from './screens/home.tsx';
import { Loading } from './ui/loading.tsx';
import { WithAliens, WithGame, WithLessons, WithMine, WordsProvider } from './words.tsx';

// Home is here at once; everything else comes when it is asked for.
const TableScreen = lazy(() => import('./screens/table.tsx'));
const Replay = lazy(() => import('./screens/replay.tsx'));
const Aliens = lazy(() => import('./screens/aliens.tsx'));
const Rules = lazy(() => import('./screens/rules.tsx'));
const Learn = lazy(() => import('./screens/learn.tsx'));
const SettingsScreen = lazy(() => import('./screens/settings.tsx'));
const Games = lazy(() => import('./screens/games.tsx'));
const ComeBack = lazy(() => import('./screens/come-back.tsx'));
const Device = lazy(() => import('./screens/device.tsx'));
const Mail = lazy(() => import('./screens/mail.tsx'));
const Explainer = lazy(() => import('./ui/explainer.tsx'));
const Renewal = lazy(() => import('./offline/renewal.tsx'));
const NeedsServer = lazy(() => import('./screens/needs-server.tsx'));
const Lost = lazy(() => import('./screens/lost.tsx'));

/** Only a server knows what is there. */
const isServers = (route: Route): boolean =>
  route.screen === 'come-back' ||
  route.screen === 'mail' ||
  route.screen === 'device' ||
  (route.screen === 'table' && !isSolo(route.code)) ||
  (route.screen === 'replay' && !isSolo(route.code) && route.code !== FILE);

/** What has a name at a table explains itself. */
const Explaining = () => (
  <Suspense fallback={null}>
    <Explainer />
  </Suspense>
);

function Screen() {
  const route = routeOf(usePath());
  if (SERVERLESS && isServers(route)) return <NeedsServer />;
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'table':
      return (
        <WithGame>
          <TableScreen key={route.code} code={route.code} />
          <Explaining />
        </WithGame>
      );
    case 'replay':
      return (
        <WithAliens>
          <Replay key={route.code} code={route.code} />
          <Explaining />
        </WithAliens>
      );
    case 'aliens':
      return (
        <WithAliens>
          <Aliens alien={route.alien} />
        </WithAliens>
      );
    case 'rules':
      return <Rules />;
    case 'learn':
      return (
        <WithAliens>
          <WithLessons>
            <Learn />
            <Explaining />
          </WithLessons>
        </WithAliens>
      );
    case 'settings':
      return <SettingsScreen />;
    case 'games':
      return <Games />;
    case 'come-back':
      return <ComeBack />;
    case 'device':
      return (
        <WithMine>
          <Device />
        </WithMine>
      );
    case 'mail':
      return (
        <WithMine>
          <Mail />
        </WithMine>
      );
    case 'lost':
      return <Lost />;
  }
}

export function App() {
  return (
    <WordsProvider>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
      <Suspense fallback={null}>
        <Renewal />
      </Suspense>
    </WordsProvider>
  );
}
