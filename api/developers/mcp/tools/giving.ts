import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { findColleagues, givingOptions } from '@laurel/contract/recognition/giving.ts'
import { feed } from '@laurel/contract/reports/feed.ts'
import { SearchWords } from '@laurel/contract/wire/searchWords.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineTool, readsOnly } from '../tool.ts'

const whatCanIGive = defineTool({
  name: 'what_can_i_give',
  title: 'What I can still give',
  description:
    'The points that the person can still give, until when, the recognition channels with their amounts, and the values of the team.',
  calls: [givingOptions],
  annotations: readsOnly,
  input: z.object({}),
  output: givingOptions.response,
  run: client => client.call(givingOptions, {}),
})

const findPeople = defineTool({
  name: 'find_colleagues',
  title: 'Find colleagues',
  description: 'Colleagues by name, with the ids that other tools need.',
  calls: [findColleagues],
  annotations: readsOnly,
  input: z.object({ name: SearchWords }),
  output: findColleagues.response,
  run: (client, { name }) => client.call(findColleagues, { query: { q: name } }),
})

const thank = defineTool({
  name: 'thank',
  title: 'Thank colleagues',
  description:
    'Gives a shoutout: thanks colleagues in front of the team, with points from the allowance of the person. Ask the person before you give, and write the message in their words. Find ids with find_colleagues; amounts, channels and values with what_can_i_give.',
  calls: [giveShoutout],
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.object({
    colleague_ids: z.array(Identifier).min(1).max(50),
    points_each: PositivePoints,
    message: boundedText(3000).min(1),
    value: boundedText(100).optional().describe('One of the values of the team'),
    channel_id: Identifier.optional().describe('The recognition channel it is given in'),
  }),
  output: giveShoutout.response,
  run: (client, { colleague_ids, points_each, message, value, channel_id }) =>
    client.call(giveShoutout, {
      body: {
        for_user_ids: colleague_ids,
        points_each,
        message_text: message,
        value_text: value ?? null,
        group_id: channel_id ?? null,
      },
    }),
})

const recentRecognition = defineTool({
  name: 'recent_recognition',
  title: 'Recent recognition',
  description:
    'The newest shoutouts and awards: of the whole team for administrators, of their own people and channels for those who lead others.',
  calls: [feed],
  annotations: readsOnly,
  input: z.object({ count: z.int().min(1).max(50).default(10) }),
  output: feed.response,
  run: (client, { count }) => client.call(feed, { query: { limit: count } }),
})

export const givingTools = [whatCanIGive, findPeople, thank, recentRecognition]
