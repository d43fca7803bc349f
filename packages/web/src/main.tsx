import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/exo-2';
import '@fontsource-variable/tektur';
// Before the parts, whose own styles have the last word.
import './style/base.css';
import { App } from './app.tsx';
import { renewWhenStale } from './stale.ts';

renewWhenStale();

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
