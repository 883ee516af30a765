import { rejectionStatuses } from '@laurel/api/http/problems/rejectionStatuses.ts'
import { rejections } from '@laurel/api/messages/english/rejections.ts'
import { ledgerStreams } from '@laurel/ledger/handling/streams.ts'
import { code, codes, page, table } from './markdown.ts'
import { withSourceTypes } from './sourceTypes.ts'

export const commandsPage = (): string =>
  withSourceTypes('ledger/**/*.ts', types =>
    page(
      'Commands and rejections',
      'A command is decided by the rule of its stream, which accepts it with events or rejects it with a code. Every ' +
        'command may also be rejected as `COMMAND_CONFLICT`: its id was used with another body or for another stream.',
      ...ledgerStreams.map(({ name, commandTypes }) =>
        [
          `## Stream ${code(name)}`,
          table(
            ['command', 'does', 'rejections'],
            commandTypes.map(type => [
              code(type),
              types.commentOf(commandName(type)),
              codes(types.rejectionsOf(type)),
            ]),
          ),
        ].join('\n\n'),
      ),
      '## Rejections over HTTP',
      'A rejection is answered with an RFC 9457 problem document; `COMMAND_CONFLICT` has the code `IDEMPOTENCY_CONFLICT` there.',
      table(
        ['code', 'status', 'title', 'detail'],
        Object.entries(rejections)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([rejection, { title, detail }]) => [code(rejection), statusOf(rejection), title, detail]),
      ),
    ),
  )

/** The type of the command that a rule decides is called as the rule is, with a capital. */
const commandName = (rule: string): string => rule.charAt(0).toUpperCase() + rule.slice(1)

const statuses: Readonly<Record<string, number>> = rejectionStatuses

const statusOf = (rejection: string): string => String(statuses[rejection])
