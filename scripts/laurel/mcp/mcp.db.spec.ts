import { fileURLToPath } from 'node:url'
import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { createApiKey } from '@laurel/contract/developers/apiKeys.ts'
import { keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import {
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ContractCheck, createContractCheck } from '../../contracts/contractCheck.ts'
import { contractFolder, readContract } from '../../contracts/readContract.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const { url } = await createTestDatabase()
const api = createTestApi(url)
let origin = ''
beforeAll(async () => {
  origin = await api().app.listen({ host: '127.0.0.1', port: 0 })
})

/** The results of the protocol, by the method that they answer. */
const results: Readonly<Record<string, string>> = {
  initialize: '/$defs/InitializeResult',
  'tools/list': '/$defs/ListToolsResult',
  'tools/call': '/$defs/CallToolResult',
  ping: '/$defs/EmptyResult',
}

/** Starts `laurel mcp` as an assistant does, and sees each message. */
const start = async (key: string) => {
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, 'mcp', '--origin', origin],
    env: { LAUREL_KEY: key },
    stderr: 'pipe',
  })
  const seen: JSONRPCMessage[] = []
  const send = transport.send.bind(transport)
  transport.send = async message => {
    seen.push(message)
    await send(message)
  }
  await client.connect(transport)
  const receive = transport.onmessage
  transport.onmessage = message => {
    seen.push(message)
    receive?.(message)
  }
  return { client, seen }
}

const keyOfOwner = async (name: string) => {
  const team = await api().team(name)
  const { body } = await api().ask(team.olga, {
    method: 'POST',
    url: '/v1/admin/apiKeys',
    payload: { name: 'Assistant', scopes: keyScopes, days: 30 },
  })
  return { ...team, key: createApiKey.response.parse(body).secret }
}

const expectProtocol = (check: ContractCheck, messages: readonly JSONRPCMessage[]): void => {
  const asked = new Map(
    messages.flatMap(message => (isJSONRPCRequest(message) ? [[message.id, message.method] as const] : [])),
  )
  for (const message of messages) {
    check.expectFit('/$defs/JSONRPCMessage', message)
    if (!isJSONRPCResultResponse(message)) continue
    check.expectFit(results[asked.get(message.id) ?? ''] ?? '/$defs/Result', message.result)
  }
}

describe('laurel mcp', () => {
  test('lets an assistant act for the member of its key, as the protocol is published', async () => {
    const { olga, ann, key } = await keyOfOwner('stdio')
    const { client, seen } = await start(key)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('balance_at')
    const given = await client.callTool({
      name: 'thank',
      arguments: { colleague_ids: [ann.memberId], points_each: 5, message: 'For the quick answer' },
    })
    expect(given.isError).toBeFalsy()
    const refused = await client.callTool({
      name: 'thank',
      arguments: { colleague_ids: [olga.memberId], points_each: 5, message: 'For me' },
    })
    expect(refused.isError).toBe(true)
    await client.ping()
    await client.close()
    const folder = contractFolder()
    if (folder !== undefined)
      expectProtocol(
        createContractCheck(readContract(folder, 'standards/mcp/mcp-2025-11-25.schema.json')),
        seen,
      )
  })

  test('says what is wrong with a key that is not taken', async () => {
    await expect(start('laurel_unknown')).rejects.toThrow(/Laurel did not answer: .*API_KEY_UNKNOWN/)
  })
})
