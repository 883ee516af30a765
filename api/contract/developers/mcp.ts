import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** One message of the Model Context Protocol: https://modelcontextprotocol.io/specification. */
export const mcp = defineCall({
  name: 'mcp',
  method: 'POST',
  path: '/v1/mcp',
  access: 'member',
  keyScope: 'recognition:read',
  summary: 'A message of an assistant, in the Model Context Protocol',
  body: z.looseObject({ jsonrpc: z.literal('2.0') }),
  response: z.unknown(),
})
