import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Caller } from '../../http/serving/caller.ts'
import type { Tool } from './tool.ts'
import { givingTools } from './tools/giving.ts'
import { readingTools } from './tools/reading.ts'
import { spendingTools } from './tools/spending.ts'

export const tools: readonly Tool[] = [...givingTools, ...spendingTools, ...readingTools]

/** The tools whose calls this caller may make. Each call decides again when it is made. */
export const toolsOf = ({ isAdmin, program }: Pick<Caller, 'isAdmin' | 'program'>): readonly Tool[] =>
  tools.filter(({ calls }) =>
    calls.every(({ access, keyScope }) => {
      if (access === 'admin' && !isAdmin) return false
      return program === undefined || (keyScope !== undefined && program.scopes.includes(keyScope))
    }),
  )

/** A server of the Model Context Protocol for one caller, whose tools make calls of the API as that caller. */
export const createAssistantServer = (caller: Caller, client: Client): McpServer => {
  const server = new McpServer({ name: 'laurel', title: 'Laurel', version: '1.0.0' }, { instructions })
  for (const { name, title, description, annotations, input, output, run } of toolsOf(caller))
    server.registerTool(
      name,
      { title, description, annotations, inputSchema: input, outputSchema: output },
      async sent => resultOf(run(client, sent)),
    )
  return server
}

const instructions =
  'Laurel is where a team thanks each other with points, and spends what it earned. You act for one member: everything that you do is recorded as theirs. Ask them before you give or redeem.'

const resultOf = async (answering: Promise<Record<string, unknown>>): Promise<CallToolResult> => {
  try {
    const structuredContent = await answering
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(`${error.code}: ${error.message}`)
    if (error instanceof Unreachable) return refusalOf(error.message)
    throw error
  }
}

const refusalOf = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })
