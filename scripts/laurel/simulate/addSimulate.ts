import { readFile } from 'node:fs/promises'
import { simulatePolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { teamCalled } from '../audit/liability/addLiability.ts'
import { Moment } from '../audit/moment.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { parsePolicy } from './parsePolicy.ts'
import { asJson, asTable } from './simulationText.ts'

const Options = z.object({
  team: z.string(),
  policy: z.string(),
  from: Moment.default('1970-01-01T00:00:00.000Z'),
  to: Moment.optional(),
  format: z.enum(['table', 'json']),
})

export const addSimulate = (laurel: Command): void => {
  laurel
    .command('simulate')
    .description('Replay the history of a team under a changed policy, and print it beside what happened.')
    .requiredOption('--team <team>', 'name, id or external key')
    .requiredOption('--policy <file>', 'the changes, as JSON; docs/policy-simulator.md describes them')
    .option('--from <instant>', 'the policy applies from here on; the beginning when omitted')
    .option('--to <instant>', 'the first instant that is not counted; now when omitted')
    .option('--format <format>', 'table or json', 'table')
    .action(async (given: unknown) => {
      const options = Options.safeParse(given)
      if (!options.success) throw new CommandFailed(z.prettifyError(options.error))
      const { team: wanted, policy: file, from, to, format } = options.data
      const until = to ?? new Date().toISOString()
      if (from >= until) throw new CommandFailed('--from must be before --to.')
      const policy = parsePolicy(file, await readPolicy(file))
      await withStores(async ({ log }) => {
        const { teamId } = await teamCalled(log, wanted)
        const simulation = await simulatePolicy(log, { teamId, policy, from, until })
        process.stdout.write(format === 'json' ? asJson(simulation) : asTable(simulation))
      })
    })
}

const readPolicy = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : 'unknown'}`)
  })
