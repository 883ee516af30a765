import { createLoginLink } from '@laurel/api/access/createLoginLink.ts'
import { type ServeSettings, serveSettings, WrongSettings } from '@laurel/api/server/settings.ts'
import { createSteps } from '@laurel/api/server/step.ts'
import { stopOnSignals } from '@laurel/api/server/stopOnSignals.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { spareServerHeap } from './nodeOptions.ts'
import { type RunningLaurel, startLaurel } from './startLaurel.ts'

spareServerHeap()

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const main = async (): Promise<void> => {
  const settings = serveSettings()
  const stopping = new AbortController()
  const starting = startLaurel(settings, createSteps(say, stopping.signal))
  stopOnSignals(async () => {
    say('Stopping …')
    stopping.abort()
    const laurel = await starting.catch(() => undefined)
    await laurel?.stop()
  })
  try {
    await welcome(settings, await starting)
  } catch (error) {
    // A person who stops the start needs no explanation.
    if (!stopping.signal.aborted) throw error
  }
}

const welcome = async (
  settings: ServeSettings,
  { database, sandboxUrl, logName }: RunningLaurel,
): Promise<void> => {
  const { origin } = settings
  say('')
  say(`  Laurel is running on ${logName}.`)
  if (sandboxUrl === undefined) {
    say(`  Open ${origin} and sign in with Slack.`)
  } else {
    say('')
    say(`  Admin, as ${demoAdmin.name}`)
    say(`    ${await linkFor(database, demoAdmin.email, origin, '/')}`)
    say(`  Rewards portal, as ${demoEmployee.name}`)
    say(`    ${await linkFor(database, demoEmployee.email, origin, '/redeem')}`)
    say('  Sandbox chat: choose a person, type /shoutout')
    say(`    ${sandboxUrl}`)
    if (!settings.stripe) {
      say('  Stripe of the sandbox: payments, refunds, disputes, the time')
      say(`    ${sandboxUrl}/stripe/account`)
    }
    say('')
    say('  The sign-in links work once; npm run -s laurel -- login-link <email> prints another.')
  }
  say(`  API reference: ${origin}/docs   Health: ${origin}/health   Stop: Ctrl-C`)
  say('')
}

const linkFor = async (database: Pool, email: string, origin: string, redirect: string): Promise<string> => {
  const link = await createLoginLink(database, { email, origin, redirect })
  return link.kind === 'created' ? link.url : link.message
}

const TakenPort = z.object({ code: z.literal('EADDRINUSE'), port: z.number() })

/** Expected problems are explained without a stack trace. */
const explain = (error: unknown): string => {
  const taken = TakenPort.safeParse(error)
  if (taken.success)
    return `Port ${taken.data.port} is taken by another program. Set PORT (and SANDBOX_PORT) to free ones.`
  if (error instanceof StoreProblem || error instanceof WrongSettings) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

await main().catch((error: unknown) => {
  process.stderr.write(`Laurel did not start. ${explain(error)}\n`)
  process.exit(1)
})
