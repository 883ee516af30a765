import { z } from 'zod'
import type { Block } from '../blockKit/blocks.ts'
import { findMessage, isRefusal, readContent } from '../state/post.ts'
import { type Method, method, readJson, refuse } from './method.ts'

const Unfurls = z.record(z.string(), z.object({ blocks: z.unknown() }))

export const unfurlMethods: Record<string, Method> = {
  'chat.unfurl': method(
    z.object({
      channel: z.string().optional(),
      ts: z.string().optional(),
      unfurl_id: z.string().optional(),
      source: z.string().optional(),
      unfurls: z.unknown(),
    }),
    (context, args) => {
      const [channelId = '', ...ts] = args.unfurl_id?.split('.') ?? [args.channel, args.ts]
      const message = findMessage(context, channelId, ts.join('.'))
      if (message === undefined) return refuse('cannot_find_message')
      const unfurls = Unfurls.safeParse(readJson(args.unfurls))
      if (!unfurls.success) return refuse('cannot_parse_attachment')
      const shown: Record<string, Block[]> = {}
      for (const [url, { blocks }] of Object.entries(unfurls.data)) {
        if (!context.app.unfurlDomains.includes(URL.parse(url)?.hostname ?? ''))
          return refuse('cannot_unfurl_url')
        const content = readContent(context, { blocks })
        if (isRefusal(content)) return content
        shown[url] = content.blocks
      }
      message.unfurls = shown
      context.changes.publish({ kind: 'message', message })
      return { ok: true }
    },
    'links:write',
  ),
}
