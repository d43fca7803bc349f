/**
 * Addresses of the page. The server sends the page for each of them; a host of files cannot, so there they stand behind a #:
 * /rules#deals is #/rules#deals.
 */
import { createContext, use, useSyncExternalStore, type AnchorHTMLAttributes } from 'react';
import { SERVERLESS } from './hosting.ts';

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string }
  | { screen: 'aliens'; alien: string | null }
  | { screen: 'rules' }
  | { screen: 'learn' }
  | { screen: 'settings' }
  | { screen: 'games' }
  | { screen: 'come-back' }
  | { screen: 'mail' }
  | { screen: 'device' }
  | { screen: 'lost' };

/** In place of a code: a game that comes from a file. */
export const FILE = 'file';

/** The place of a replay where the game is looked through. */
export const ANALYSIS = 'analysis';

export const paths = {
  home: '/',
  table: (code: string) => `/t/${code}`,
  replay: (code: string) => `/replay/${code}`,
  analysis: (code: string) => `/replay/${code}#${ANALYSIS}`,
  aliens: '/aliens',
  alien: (id: string) => `/aliens/${id}`,
  rules: '/rules',
  learn: '/learn',
  scene: (id: string) => `/learn#${id}`,
  settings: '/settings',
  games: '/games',
  device: '/device',
};

export function routeOf(path: string): Route {
  const [first = '', second = ''] = path.split('/').filter((part) => part !== '');
  switch (first) {
    case '':
      return { screen: 'home' };
    case 't':
      return second === '' ? { screen: 'home' } : { screen: 'table', code: second };
    case 'replay':
      return second === '' ? { screen: 'home' } : { screen: 'replay', code: second };
    case 'aliens':
      return { screen: 'aliens', alien: second === '' ? null : second };
    case 'rules':
      return { screen: 'rules' };
    case 'learn':
      return { screen: 'learn' };
    case 'settings':
      return { screen: 'settings' };
    case 'games':
      return { screen: 'games' };
    case 'come-back':
      return { screen: 'come-back' };
    case 'mail':
      return { screen: 'mail' };
    case 'device':
      return { screen: 'device' };
    default:
      return { screen: 'lost' };
  }
}

/** Where the page is: its path, and the place on it. */
function here(): { path: string; anchor: string } {
  const { pathname, hash } = location;
  if (!SERVERLESS) return { path: pathname, anchor: hash.slice(1) };
  const [path, anchor = ''] = hash.slice(1).split('#');
  return { path: path === '' ? paths.home : path, anchor };
}

/** What a link to the path is written as. */
const hrefOf = (path: string): string => (SERVERLESS ? `#${path}` : path);
/** To a place on this page. */
export const hrefOfAnchor = (anchor: string): string =>
  SERVERLESS ? `#${here().path}#${anchor}` : `#${anchor}`;
/** The whole address, for others. */
export const addressOf = (path: string): string => new URL(hrefOf(path), location.href).href;

const CHANGED = 'cosmarium:moved';

export function go(path: string, { replace = false } = {}): void {
  if (path === here().path) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', hrefOf(path));
  // What is opened is read from its beginning, however far down the link stood.
  if (!replace) scrollTo({ top: 0, behavior: 'instant' });
  dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(CHANGED, changed);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => here().path);
export const useAnchor = (): string => useSyncExternalStore(subscribe, () => here().anchor);

/** Where links lead: to the address, unless what they lead to is read over something that must not be left. */
export const Follow = createContext<(path: string, how?: { replace?: boolean }) => void>(go);

/** A link inside the page: an ordinary one that does not load it anew. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = use(Follow);
  return (
    <a
      href={hrefOf(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
          return;
        event.preventDefault();
        follow(href);
      }}
      {...rest}
    />
  );
}
