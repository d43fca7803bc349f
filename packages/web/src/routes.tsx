/** Addresses of the page. The server sends the page for each of them. */
import { createContext, use, useSyncExternalStore, type AnchorHTMLAttributes } from 'react';

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
  | { screen: 'lost' };

export const paths = {
  home: '/',
  table: (code: string) => `/t/${code}`,
  replay: (code: string) => `/replay/${code}`,
  aliens: '/aliens',
  alien: (id: string) => `/aliens/${id}`,
  rules: '/rules',
  learn: '/learn',
  settings: '/settings',
  games: '/games',
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
    default:
      return { screen: 'lost' };
  }
}

const CHANGED = 'cosmarium:moved';

export function go(path: string, { replace = false } = {}): void {
  if (path === location.pathname) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
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

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** Where links lead: to the address, unless what they lead to is read over something that must not be left. */
export const Follow = createContext<(path: string, how?: { replace?: boolean }) => void>(go);

/** A link inside the page: an ordinary one that does not load it anew. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = use(Follow);
  return (
    <a
      href={href}
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
