import type { CommandId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** The id, team, author and time of a command. Use cases take it from every surface and pass it to the ledger. */
export type Intent = {
  readonly id: CommandId
  readonly teamId: TeamId
  readonly actor: { readonly kind: 'member'; readonly id: MemberId }
  readonly occurredAt: Instant
}
