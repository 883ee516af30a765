import type { AwardCommand, AwardRejection } from '../awards/stream.ts'
import type { CelebrationCommand, CelebrationRejection } from '../celebrations/stream.ts'
import type { ChannelCommand, ChannelRejection } from '../channels/stream.ts'
import type { ParkingCommand, ParkingRejection } from '../deadLetters/stream.ts'
import type { MemberCommand, MemberRejection } from '../members/stream.ts'
import type { CatalogCommand, CatalogRejection } from '../rewards/catalog/stream.ts'
import type { ClaimCommand } from '../rewards/claims/stream.ts'
import type { FundCommand, FundRejection } from '../rewards/funds/stream.ts'
import type { RedemptionCommand, RedemptionRejection } from '../rewards/redemptions/stream.ts'
import type { TeamCommand, TeamRejection } from '../teams/stream.ts'

/** Everything that can be asked of the ledger. */
export type LedgerCommand =
  | TeamCommand
  | MemberCommand
  | ChannelCommand
  | CatalogCommand
  | FundCommand
  | RedemptionCommand
  | AwardCommand
  | CelebrationCommand
  | ClaimCommand
  | ParkingCommand

/** The same command id came with another body: the sender mixed two intents up. */
export type CommandConflict = { readonly code: 'COMMAND_CONFLICT' }

/** Everything the ledger may answer "no" with. */
export type LedgerRejection =
  | CommandConflict
  | TeamRejection
  | MemberRejection
  | ChannelRejection
  | CatalogRejection
  | FundRejection
  | RedemptionRejection
  | AwardRejection
  | CelebrationRejection
  | ParkingRejection
