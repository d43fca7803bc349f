import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Mode `static`: a folder for any host of files, at whatever path.
export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  plugins: [react()],
  build: {
    outDir: mode === 'static' ? '../../build/static' : '../../build/web',
    emptyOutDir: true,
    // For scripts/check-page-size.mjs.
    manifest: true,
    target: 'es2022',
    // Everything is a file of our own origin: the server's content policy knows no data: scripts or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    // npm run dev: the page from here, everything else from a server that runs beside it.
    proxy: {
      '/api': { target: 'http://127.0.0.1:3000', ws: true },
      '/rejoin': 'http://127.0.0.1:3000',
    },
  },
}));
