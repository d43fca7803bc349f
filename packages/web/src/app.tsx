import { lazy, Suspense } from 'react';
import { routeOf, usePath } from './routes.tsx';
import { Home } from './screens/home.tsx';
import { TableScreen } from './screens/table.tsx';
import { Loading } from './ui/loading.tsx';
import { Explainer } from './ui/explain.tsx';
import { WordsProvider } from './words.tsx';

// What is not needed for a first game comes when it is asked for.
const Replay = lazy(() => import('./screens/replay.tsx'));
const Aliens = lazy(() => import('./screens/aliens.tsx'));
const Learn = lazy(() => import('./screens/learn.tsx'));
const SettingsScreen = lazy(() => import('./screens/settings.tsx'));
const Lost = lazy(() => import('./screens/lost.tsx'));

function Screen() {
  const route = routeOf(usePath());
  switch (route.screen) {
    case 'home':
      return <Home />;
    case 'table':
      return <TableScreen key={route.code} code={route.code} />;
    case 'replay':
      return <Replay key={route.code} code={route.code} />;
    case 'aliens':
      return <Aliens alien={route.alien} />;
    case 'learn':
      return <Learn />;
    case 'settings':
      return <SettingsScreen />;
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
      <Explainer />
    </WordsProvider>
  );
}
