import type { Call } from '@laurel/contract/wire/call.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'

/** A thing that an assistant can do for the member whom it acts for. */
export type Tool = {
  readonly name: string
  readonly title: string
  /** For the assistant: what it does, and when to use it. */
  readonly description: string
  /** The calls that it makes. Who may make all of them has the tool. */
  readonly calls: readonly Call[]
  readonly annotations: ToolAnnotations
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  readonly run: (client: Client, input: unknown) => Promise<Record<string, unknown>>
}

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = Omit<
  Tool,
  'input' | 'output' | 'run'
> & {
  readonly input: Input
  readonly output: Output
  readonly run: (client: Client, input: z.output<Input>) => Promise<z.output<Output>>
}

export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Definition<Input, Output>,
): Tool => ({ ...tool, run: (client, input) => tool.run(client, tool.input.parse(input)) })

/** It changes nothing, and knows Laurel alone. */
export const readsOnly: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
