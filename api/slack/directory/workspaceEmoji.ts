import type { WebClient } from '@slack/web-api'
import { z } from 'zod'

import type { WorkspaceEmoji } from '../../team/chatDirectory.ts'

const Listed = z.object({ emoji: z.record(z.string(), z.string()) })

const aliasMark = 'alias:'

/** The custom emoji of a workspace by name. An alias has the picture of its emoji. */
export const readEmoji = async (client: WebClient): Promise<WorkspaceEmoji[]> => {
  const { emoji } = Listed.parse(await client.emoji.list())
  return Object.keys(emoji)
    .sort()
    .map(name => ({ name, url: pictureOf(emoji, name) }))
}

/** Follows aliases to the picture. An alias that leads back to itself has none. */
const pictureOf = (emoji: Readonly<Record<string, string>>, name: string): string | null => {
  const seen = new Set<string>()
  let found = emoji[name]
  while (found?.startsWith(aliasMark)) {
    const other = found.slice(aliasMark.length)
    if (seen.has(other)) return null
    seen.add(other)
    found = emoji[other]
  }
  return found ?? null
}
