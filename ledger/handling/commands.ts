import type { AwardCommand, AwardRejection } from '../awards/decider.ts'
import type { CelebrationCommand, CelebrationRejection } from '../celebrations/decider.ts'
import type { ChannelCommand, ChannelRejection } from '../channels/decider.ts'
import type { ParkingCommand, ParkingRejection } from '../deadLetters/decider.ts'
import type { MemberCommand, MemberRejection } from '../members/decider.ts'
import type { CatalogCommand, CatalogRejection } from '../rewards/catalog/decider.ts'
import type { ClaimCommand } from '../rewards/claims/decider.ts'
import type { FundCommand, FundRejection } from '../rewards/funds/decider.ts'
import type { RedemptionCommand, RedemptionRejection } from '../rewards/redemptions/decider.ts'
import type { TeamCommand, TeamRejection } from '../teams/decider.ts'

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
