import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { findBrowser } from './findBrowser.ts'

/** The same language and time zone for every page, on every machine. */
export const pageDefaults = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1280, height: 800 },
} satisfies BrowserContextOptions

/**
 * Starts a headless Chromium that Playwright drives; the caller closes it. Open pages with
 * `browser.newContext({ ...pageDefaults, … })`: without a locale of its own a page may lack a valid one.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executable, environment } = await findBrowser()
  return chromium.launch({
    executablePath: executable,
    env: { ...definedEnvironment(), LANG: 'en_US.UTF-8', ...environment },
    args: ['--font-render-hinting=none'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

function definedEnvironment(): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) defined[name] = value
  }
  return defined
}
