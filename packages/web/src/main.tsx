import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/exo-2';
import '@fontsource-variable/tektur';
import { App } from './app.tsx';
import './style/base.css';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
