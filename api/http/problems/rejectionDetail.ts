import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { type Sentence, say } from '../../messages/sentence.ts'

/** A detail that names what or who a rejection is about, in place of the general one. */
export const detailOf = (rejection: LedgerRejection): Sentence | undefined => {
  if (rejection.code === 'CHANNEL_IN_USE') return say('fields.channelInUse', { name: rejection.usedBy })
  if (!('memberName' in rejection) || rejection.memberName === undefined) return undefined
  const { code, memberName: name } = rejection
  switch (code) {
    case 'DUPLICATE_RECIPIENT':
      return say('fields.nameTwice', { name })
    case 'RECIPIENT_UNKNOWN':
      return say('fields.notActive', { name })
    case 'RECIPIENT_NOT_ELIGIBLE':
      return say('fields.notEligible', { name })
  }
}
