import { z } from 'zod'
import { defineCall } from '../../wire/call.ts'

/** How far the people and channels of the workspace have been brought in. */
export const workspaceReading = defineCall({
  name: 'workspaceReading',
  method: 'GET',
  path: '/v1/setup/progress',
  access: 'member',
  summary: 'How far the workspace has been read',
  response: z.object({
    /** `reading` goes on by itself, also after a pause; `failed` waits for the next night. */
    state: z.enum(['reading', 'done', 'failed']),
    member_count: z.int().min(0),
    channel_count: z.int().min(0),
  }),
})
