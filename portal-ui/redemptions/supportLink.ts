import { supportAddress } from '../app/shell/supportAddress.ts'

/** An e-mail to support that already says which redemption it is about. */
export const supportLink = (about: { team: string; user: string; redemption: string }): string => {
  const subject = encodeURIComponent('Help with a redemption')
  const body = encodeURIComponent(
    `\n\nTeam: ${about.team}\nPerson: ${about.user}\nRedemption: ${about.redemption}`,
  )
  return `mailto:${supportAddress}?subject=${subject}&body=${body}`
}
