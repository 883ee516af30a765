import { existsSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLoginLink } from '@laurel/api/access/createLoginLink.ts'
import type { Pool } from 'pg'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { launchBrowser, pageDefaults } from '../browser/launchBrowser.ts'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { copyDemo } from './copyDemo.ts'
import { freePorts } from './freePorts.ts'
import { laurelOn } from './laurelOn.ts'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

export type Journey = {
  readonly origin: string
  /** The chat of the sandbox workspace. */
  readonly chatUrl: string
  readonly database: Pool
  /** Where this Laurel keeps its secrets. */
  readonly home: string
  /** What pages complained about in their console since the start: none on a good day. */
  readonly complaints: readonly string[]
  /** A browser of its own for one person: no cookies, nothing stored. */
  openBrowser(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A single-use link that signs this person in. */
  signInLink(email: string, path?: string): Promise<string>
  /** A page of this person, signed in and led to the path. */
  openAs(email: string, path: string, options?: BrowserContextOptions): Promise<Page>
  stop(): Promise<void>
}

const patienceMilliseconds = 15_000

/**
 * The whole of Laurel with its demo team, and a browser beside it: on this empty database, or on one of its own that
 * is gone when it stops. With an EventStoreDB, which must be empty, the team is made there. Takes files of people over SFTP
 * where that is asked for.
 */
export const startJourney = async (
  databaseUrl?: string,
  eventStoreUrl?: string,
  { takesFiles = false }: { readonly takesFiles?: boolean } = {},
): Promise<Journey> => {
  requireBuilt('admin-ui/dist/index.html')
  requireBuilt('portal-ui/dist/index.html')
  requireBuilt('scripts/sandbox/page/dist/main.js')
  const home = createTemporaryHome('journey-')
  const isCopied = databaseUrl !== undefined && eventStoreUrl === undefined
  const ports = isCopied ? await copyDemo(databaseUrl, home) : await freePorts()
  const sftpPort = takesFiles ? (await freePorts()).port : undefined
  const laurel = await laurelOn({ home, databaseUrl, eventStoreUrl, ports, sftpPort })
  const { origin } = laurel
  if (!isCopied) await untilPromisesAreKept(origin)
  const browser = await launchBrowser()
  const complaints: string[] = []

  const openBrowser = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ ...pageDefaults, ...options })
    context.setDefaultTimeout(patienceMilliseconds)
    context.on('weberror', problem => complaints.push(String(problem.error())))
    context.on('console', message => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
    })
    return context
  }
  const signInLink = async (email: string, path = '/'): Promise<string> => {
    const link = await createLoginLink(laurel.database, { email, origin, redirect: path })
    if (link.kind === 'refused') throw new Error(link.message)
    return link.url
  }
  return {
    origin,
    chatUrl: laurel.sandboxUrl ?? '',
    database: laurel.database,
    home,
    complaints,
    openBrowser,
    signInLink,
    openAs: async (email, path, options) => {
      const page = await (await openBrowser(options)).newPage()
      await page.goto(await signInLink(email, path))
      await page.waitForURL(url => url.pathname === path || url.pathname === `${path}/`)
      return page
    },
    stop: async () => {
      await browser.close()
      await laurel.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const Health = z.object({ processes: z.object({ detail: z.string() }) })

/** The worker still looks at every event of a team that was just made; new points would wait for it. */
const untilPromisesAreKept = async (origin: string): Promise<void> => {
  for (;;) {
    const { processes } = Health.parse(await (await fetch(`${origin}/health`)).json())
    if (processes.detail === 'up to date') return
    await pause(500)
  }
}

const requireBuilt = (file: string): void => {
  if (!existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))))
    throw new Error(`${file} has not been built. Run "npm run build" first, then the journeys.`)
}
