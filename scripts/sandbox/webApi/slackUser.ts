import type { SandboxContext } from '../sandboxContext.ts'
import type { User } from '../state/workspace.ts'

/** A person in Slack's own words. The e-mail address is shown only to apps that may read it. */
export const toSlackUser = (context: SandboxContext, user: User) => ({
  id: user.id,
  team_id: context.workspace.team.id,
  name: user.name,
  deleted: user.isDeleted,
  color: '5b6770',
  real_name: user.realName,
  tz: user.timeZone,
  tz_label: user.timeZone,
  tz_offset: offsetSeconds(user.timeZone, context.now()),
  locale: user.locale,
  profile: toSlackProfile(context, user),
  is_admin: user.isAdmin || user.isOwner,
  is_owner: user.isOwner,
  is_primary_owner: user.isOwner,
  is_restricted: user.isRestricted,
  is_ultra_restricted: false,
  is_bot: user.isBot,
  is_app_user: false,
  is_email_confirmed: true,
  who_can_share_contact_card: 'EVERYONE',
  updated: user.updatedAt,
})

/** The profile as lists and events carry it: without the fields of the company's own. */
export const toSlackProfile = (context: SandboxContext, user: User) => {
  const [firstName = '', ...rest] = user.realName.split(' ')
  const picture = user.avatar ?? `${context.url()}/avatars/${user.id}.svg`
  const mayReadEmail = context.app.scopes.includes('users:read.email')
  return {
    real_name: user.realName,
    real_name_normalized: user.realName,
    display_name: user.name,
    display_name_normalized: user.name,
    first_name: firstName,
    last_name: rest.join(' '),
    title: user.title ?? '',
    phone: user.phone ?? '',
    skype: '',
    status_text: '',
    status_text_canonical: '',
    status_emoji: '',
    status_emoji_display_info: [],
    status_expiration: 0,
    avatar_hash: '',
    ...(user.startDate === undefined ? {} : { start_date: user.startDate }),
    ...(mayReadEmail && user.email !== undefined ? { email: user.email } : {}),
    ...(user.isBot ? { bot_id: context.app.botId, api_app_id: context.app.id } : {}),
    image_24: picture,
    image_32: picture,
    image_48: picture,
    image_72: picture,
    image_192: picture,
    image_512: picture,
    team: context.workspace.team.id,
  }
}

const offsetSeconds = (timeZone: string, now: Date): number => {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(part => part.type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}
