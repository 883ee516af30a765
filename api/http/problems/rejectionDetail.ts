import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'

/** A detail that names what or who a rejection is about, in place of the general one. */
export const detailOf = (rejection: LedgerRejection): { readonly detail?: string } => {
  if (rejection.code === 'CHANNEL_IN_USE') return { detail: inUse(rejection) }
  if (!('memberName' in rejection) || rejection.memberName === undefined) return {}
  const { code, memberName } = rejection
  switch (code) {
    case 'DUPLICATE_RECIPIENT':
      return { detail: `${memberName} is named twice. Name each person once.` }
    case 'RECIPIENT_UNKNOWN':
      return { detail: `${memberName} is not an active member of the team. Choose an active member.` }
    case 'RECIPIENT_NOT_ELIGIBLE':
      return { detail: `${memberName} can’t receive points. Take them out of the list.` }
  }
}

/** Names the competition or campaign that has to end first. */
const inUse = ({ usedBy }: Extract<LedgerRejection, { readonly code: 'CHANNEL_IN_USE' }>): string =>
  `“${usedBy}” needs this channel while it runs. End that first, then delete the channel.`
