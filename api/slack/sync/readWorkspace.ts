import type { WebClient } from '@slack/web-api'
import { z } from 'zod'
import { SlackUser } from './slackUser.ts'

/** The maximum page size that Slack recommends. */
const pageSize = 200

/** The maximum page size that Slack accepts, for lists of ids and for the channels of one person. */
export const pageSizeMax = 999

/**
 * The maximum number of pages: 20,000 people or channels, or 99,900 members of a channel. A larger workspace fails instead
 * of being truncated.
 */
const pagesMax = 100

const Team = z.object({ id: z.string(), name: z.string() })
export const Conversation = z.object({
  id: z.string(),
  name: z.string(),
  is_member: z.boolean().optional(),
  is_archived: z.boolean().optional(),
})
export type Conversation = z.infer<typeof Conversation>

export const readTeam = async (client: WebClient): Promise<z.infer<typeof Team>> =>
  Team.parse((await client.team.info()).team)

/** The people of the workspace, page by page. */
export const userPages = (client: WebClient): AsyncGenerator<readonly SlackUser[]> =>
  pagesOf(
    z.object({ members: z.array(SlackUser) }),
    page => page.members,
    cursor => client.users.list({ limit: pageSize, include_locale: true, ...cursor }),
  )

/** Whether the people of the workspace take more than a page. */
export const hasManyPeople = async (client: WebClient): Promise<boolean> =>
  nextCursorOf(await client.users.list({ limit: pageSize })) !== undefined

/** The channels that the app is in. */
export const readConversations = async (client: WebClient): Promise<Conversation[]> => {
  const all = await readPages(
    z.object({ channels: z.array(Conversation) }),
    page => page.channels,
    cursor =>
      client.conversations.list({
        types: 'public_channel,private_channel',
        exclude_archived: true,
        limit: pageSize,
        ...cursor,
      }),
  )
  return all.filter(conversation => conversation.is_member === true && conversation.is_archived !== true)
}

export const readMembers = (client: WebClient, channel: string): Promise<string[]> =>
  readPages(
    z.object({ members: z.array(z.string()) }),
    page => page.members,
    cursor => client.conversations.members({ channel, limit: pageSizeMax, ...cursor }),
  )

/** Whether a person is in a channel that the app can see. One page names all channels of nearly everyone. */
export const isInConversation = async (
  client: WebClient,
  slackUserId: string,
  channel: string,
): Promise<boolean> => {
  const pages = pagesOf(
    z.object({ channels: z.array(z.object({ id: z.string() })) }),
    page => page.channels,
    cursor =>
      client.users.conversations({
        user: slackUserId,
        types: 'public_channel,private_channel',
        exclude_archived: true,
        limit: pageSizeMax,
        ...cursor,
      }),
  )
  for await (const page of pages) if (page.some(({ id }) => id === channel)) return true
  return false
}

const Cursor = z.object({ response_metadata: z.object({ next_cursor: z.string().optional() }).optional() })

/** Slack answers an empty one with the last page. */
const nextCursorOf = (answer: unknown): string | undefined =>
  Cursor.parse(answer).response_metadata?.next_cursor || undefined

async function* pagesOf<Page, Item>(
  schema: z.ZodType<Page>,
  itemsOf: (page: Page) => readonly Item[],
  fetchPage: (cursor: { cursor?: string }) => Promise<unknown>,
): AsyncGenerator<readonly Item[]> {
  let cursor: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await fetchPage(cursor ? { cursor } : {})
    yield itemsOf(schema.parse(answer))
    cursor = nextCursorOf(answer)
    if (cursor === undefined) return
  }
  throw new Error(`A list of the workspace has more than ${pagesMax} pages; raise pagesMax.`)
}

const readPages = async <Page, Item>(
  ...[schema, itemsOf, fetchPage]: Parameters<typeof pagesOf<Page, Item>>
): Promise<Item[]> => {
  const items: Item[] = []
  for await (const page of pagesOf(schema, itemsOf, fetchPage)) items.push(...page)
  return items
}
