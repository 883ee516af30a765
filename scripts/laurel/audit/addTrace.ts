import { postingsOf } from '@laurel/ledger/audit/books.ts'
import type { TraceNode } from '@laurel/ledger/audit/trace/causalTree.ts'
import { traceTree } from '@laurel/ledger/audit/trace/traceTree.ts'
import { traceSubject } from '@laurel/projections/recognition/activity/traceSubject.ts'
import type { Command } from 'commander'
import { askReadModels } from '../askReadModels.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'

export const addTrace = (audit: Command): void => {
  audit
    .command('trace')
    .description('Everything one shoutout, redemption, top-up, event or command led to, as a tree of causes.')
    .argument('<id>')
    .action((id: string) =>
      withStores(async ({ log, databaseUrl }) => {
        const subject = await askReadModels(databaseUrl, database => traceSubject(database, id))
        const trees = await traceTree(log, id, subject)
        if (trees.length === 0)
          throw new CommandFailed(
            `Nothing in the log has the id ${id}. Take it from an export, or from a screen's address.`,
          )
        process.stdout.write(trees.map(tree => describe(tree, '', '')).join(''))
      }),
    )
}

const describe = ({ event, effects }: TraceNode, lead: string, indent: string): string => {
  const { metadata, type, position, stream, revision } = event
  const lines = [
    `${lead}${type}  ${metadata.occurredAt}  by ${metadata.actor.kind} ${metadata.actor.id}`,
    `${indent}   position ${position}, revision ${revision} of ${stream}`,
    `${indent}   event ${event.id}, command ${metadata.commandId}`,
    ...postingsOf(event).map(posting => {
      const member = 'member' in posting ? ` of ${posting.member}` : ''
      return `${indent}   ${posting.points > 0 ? '+' : ''}${posting.points} ${posting.account}${member}`
    }),
  ]
  const below = effects.map((effect, index) => {
    const isLast = index === effects.length - 1
    return describe(effect, `${indent}${isLast ? '└─ ' : '├─ '}`, `${indent}${isLast ? '   ' : '│  '}`)
  })
  return `${lines.join('\n')}\n${below.join('')}`
}
