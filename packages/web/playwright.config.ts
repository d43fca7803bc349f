import { defineConfig } from '@playwright/test';

const DESKTOP = { width: 1440, height: 900 };
const WITH_WORKER = /(notify|offline|static)\.spec\.ts$/;
/** What concerns the server, the keyboard, the pointer, numbers or forms is the same on a phone. */
const NOT_OF_PHONES =
  /(bring|chunks|devices|hold|hosting|keyboard|latecomers|misled|others|pointer|refused|return)\.spec\.ts$/;
const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../build/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A game that sometimes fails is a fault to be found, not to be tried again.
  retries: 0,
  // Whole games are played here, also on slow machines.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
    // Tests look at what comes over the wire.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: WITH_WORKER, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      testIgnore: [WITH_WORKER, NOT_OF_PHONES],
      use: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // Where the page keeps itself.
    {
      name: 'offline',
      testMatch: WITH_WORKER,
      use: { viewport: DESKTOP, serviceWorkers: 'allow' },
    },
  ],
});
