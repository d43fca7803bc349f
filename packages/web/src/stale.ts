/** A page that was open while the server got a newer build asks for files that are gone: it is loaded anew, once for each build. */
const KEY = 'cosmarium.stale';

export function renewWhenStale(): void {
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(KEY) === build) return;
    // A server that cannot be reached has nothing newer either.
    void fetch(location.pathname, { cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return;
        sessionStorage.setItem(KEY, build);
        location.reload();
      },
      () => undefined,
    );
  });
}
