import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ErrorCode, isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'

/** Passes the messages of an assistant on to a server and the answers back, until one of the two ends. */
export const connectBoth = async (assistant: Transport, server: Transport): Promise<void> => {
  const ended = Promise.withResolvers<void>()
  assistant.onmessage = message => {
    void server.send(message).catch((error: unknown) => assistant.send(failureOf(message, error)))
  }
  server.onmessage = message => void assistant.send(message).catch(ended.reject)
  assistant.onclose = ended.resolve
  server.onclose = ended.resolve
  await server.start()
  await assistant.start()
  await ended.promise
}

/** What the assistant hears where the server can't be reached or does not take the key. */
const failureOf = (message: JSONRPCMessage, error: unknown): JSONRPCMessage => {
  const reason = error instanceof Error ? error.message : String(error)
  const text = `Laurel did not answer: ${reason}`
  if (isJSONRPCRequest(message))
    return { jsonrpc: '2.0', id: message.id, error: { code: ErrorCode.InternalError, message: text } }
  return { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'error', data: text } }
}
