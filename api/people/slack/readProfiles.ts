import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { z } from 'zod'
import { profileFieldsOf, SlackField, SlackProfile } from './slackProfile.ts'

/** The profile fields of a workspace; undefined where the app may not read them. */
export const readProfileFields = async (client: WebClient): Promise<ProfileField[] | undefined> => {
  const answer = await unless(notAllowed, () => client.team.profile.get({ visibility: 'visible' }))
  if (answer === undefined) return undefined
  const { fields } = z.object({ fields: z.array(SlackField).nullish() }).parse(answer.profile ?? {})
  return profileFieldsOf(fields ?? [])
}

/** The profile of a person; undefined where Slack has none. The labels cost one more call, once. */
export const readProfile = async (
  client: WebClient,
  slackUserId: string,
): Promise<SlackProfile | undefined> => {
  const answer = await unless(withoutProfile, () => client.users.profile.get({ user: slackUserId }))
  return answer === undefined ? undefined : SlackProfile.parse(answer.profile ?? {})
}

const notAllowed = new Set(['missing_scope', 'not_allowed_token_type', 'no_permission'])
const withoutProfile = new Set([...notAllowed, 'user_not_found', 'user_not_visible', 'users_not_found'])

const unless = async <Answer>(
  expected: ReadonlySet<string>,
  call: () => Promise<Answer>,
): Promise<Answer | undefined> => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof WebAPIPlatformError && expected.has(error.data.error)) return undefined
    throw error
  }
}
