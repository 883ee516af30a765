import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { z } from 'zod'
import { profileFieldsOf, SlackField, SlackProfile } from './slackProfile.ts'

/** The profile fields of a workspace; undefined where the app may not read them, which is no failure. */
export const readProfileFields = async (client: WebClient): Promise<ProfileField[] | undefined> => {
  const answer = await unless(notAllowed, () => client.team.profile.get({ visibility: 'visible' }))
  if (answer === undefined) return undefined
  const { fields } = z.object({ fields: z.array(SlackField).nullish() }).parse(answer.profile ?? {})
  return profileFieldsOf(fields ?? [])
}

/** What one person filled in; undefined where there is nobody to read about. The labels cost a call of their own, once. */
export const readProfile = async (
  client: WebClient,
  slackUserId: string,
): Promise<SlackProfile | undefined> => {
  const answer = await unless(nobody, () => client.users.profile.get({ user: slackUserId }))
  return answer === undefined ? undefined : SlackProfile.parse(answer.profile ?? {})
}

const notAllowed = new Set(['missing_scope', 'not_allowed_token_type', 'no_permission'])
const nobody = new Set([...notAllowed, 'user_not_found', 'user_not_visible', 'users_not_found'])

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
