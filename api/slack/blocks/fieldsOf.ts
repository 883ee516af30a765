import { z } from 'zod'

const FieldState = z.object({
  selected_users: z.array(z.string()).optional(),
  selected_option: z.object({ value: z.string(), text: z.object({ text: z.string() }).optional() }).nullish(),
  value: z.string().nullish(),
})
export type FieldState = z.infer<typeof FieldState>

const ViewState = z.object({ values: z.record(z.string(), z.record(z.string(), FieldState)) })

/** The fields of a form by name, from all blocks. */
export const fieldsOf = (state: unknown): Record<string, FieldState> =>
  Object.assign({}, ...Object.values(ViewState.parse(state).values))
