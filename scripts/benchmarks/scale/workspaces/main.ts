import { z } from 'zod'
import { createSlackSandbox } from '../../../sandbox/createSlackSandbox.ts'
import { companyOf } from '../company.ts'
import { appOfWorkspaces, botTokenOf, slackTeamIdOf, workspaceOf } from './workspaceOf.ts'

/** The workspaces of the companies, in a process of their own: what they take is not Laurel's. */
const Wanted = z.object({
  origin: z.url(),
  companies: z.array(z.object({ name: z.string(), members: z.number(), activities: z.number() })).min(1),
})

const [given = ''] = process.argv.slice(2)
const { origin, companies } = Wanted.parse(JSON.parse(given))
const [first, ...others] = companies.map(({ name, ...size }) => companyOf(name, size))
if (!first) throw new Error('Name a company.')
const sandbox = await createSlackSandbox({
  workspace: workspaceOf(first),
  otherWorkspaces: others.map(workspaceOf),
  installed: others.map(other => ({ slackTeamId: slackTeamIdOf(other), botToken: botTokenOf(other) })),
  app: {
    ...appOfWorkspaces,
    botToken: botTokenOf(first),
    requestUrls: {
      commands: `${origin}/slack/commands`,
      interactivity: `${origin}/slack/interactivity`,
      events: `${origin}/slack/events`,
      oauthRedirect: origin,
    },
  },
})
process.send?.({ url: sandbox.url })
process.on('disconnect', () => process.exit(0))
