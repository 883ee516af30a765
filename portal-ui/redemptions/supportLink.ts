import { supportAddress } from '../app/shell/supportAddress.ts'
import type { Translate } from '../messages/useText.ts'

/** An e-mail to support that already says which redemption it is about. */
export const supportLink = (
  about: { team: string; user: string; redemption: string },
  text: Translate,
): string => {
  const subject = encodeURIComponent(text('redemptions.helpSubject'))
  const body = encodeURIComponent(
    `\n\nTeam: ${about.team}\nPerson: ${about.user}\nRedemption: ${about.redemption}`,
  )
  return `mailto:${supportAddress}?subject=${subject}&body=${body}`
}
