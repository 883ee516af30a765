import { parseArgs } from 'node:util'
import { findAccessibilityProblems } from './findAccessibilityProblems.ts'
import { launchBrowser, pageDefaults } from './launchBrowser.ts'

const usage = `Usage: npm exec -- node scripts/browser/screenshot.ts <url> <out.png>
  [--width 1280] [--height 800] [--dark] [--full] [--sign-in link] [--wait selector] [--axe]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    'sign-in': { type: 'string' },
    wait: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
})
const [url, file] = positionals
if (url === undefined || file === undefined) {
  console.error(usage)
  process.exit(2)
}
await takeScreenshot(url, file)

/** Opens the address, waits until the network is idle, saves the picture, and prints the errors of the page. */
async function takeScreenshot(url: string, file: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      ...pageDefaults,
      viewport: { width: Number(values.width), height: Number(values.height) },
      colorScheme: values.dark ? 'dark' : 'light',
    })
    const page = await context.newPage()
    if (values['sign-in'] !== undefined) {
      await page.goto(values['sign-in'])
      await page.waitForURL(address => !address.pathname.startsWith('/login'))
    }
    page.on('console', message => {
      if (message.type() === 'error') console.error(`console: ${message.text()}`)
    })
    page.on('pageerror', error => console.error(`page: ${error.message}`))
    await page.goto(url, { waitUntil: 'load' })
    // The network of a page with a live connection is never idle; take the picture anyway.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    if (values.wait !== undefined) await page.locator(values.wait).first().waitFor({ timeout: 15_000 })
    await page.screenshot({ path: file, fullPage: values.full })
    if (values.axe) for (const problem of await findAccessibilityProblems(page)) console.error(problem)
    console.log(file)
  } finally {
    await browser.close()
  }
}
