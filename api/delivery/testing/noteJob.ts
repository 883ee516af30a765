import { z } from 'zod'
import type { Attempt } from '../handler.ts'
import { defineJob } from '../job.ts'

/** A job that names itself, and may keep a text for its next attempt. */
export const noteJob = defineJob({ name: 'note', payload: z.object({ text: z.string() }), state: z.string() })
export type NoteAttempt = Attempt<{ text: string }, string>
