import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'

type Options = {
  /** The address of `/v1/mcp`: all that the assistant knows. */
  readonly address: URL
  readonly name: string
  readonly callback: string
  readonly fetch?: typeof globalThis.fetch
}

/** An assistant with the client of the official SDK, which finds its way by itself. */
export const createSdkAssistant = ({ address, name, callback, fetch }: Options) => {
  const kept: {
    client?: OAuthClientInformationMixed
    tokens?: OAuthTokens
    verifier?: string
    page?: URL
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: name, redirect_uris: [callback] },
    state: () => 'state of the assistant',
    clientInformation: () => kept.client,
    saveClientInformation: client => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: tokens => void Object.assign(kept, { tokens }),
    redirectToAuthorization: page => void Object.assign(kept, { page }),
    saveCodeVerifier: verifier => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? '',
    invalidateCredentials: what => {
      if (what === 'all') delete kept.client
      delete kept.tokens
    },
  }
  const createTransport = () =>
    new StreamableHTTPClientTransport(address, { authProvider: provider, ...(fetch ? { fetch } : {}) })

  return {
    kept,
    /** The page on which the person decides. Throws for an assistant that is connected. */
    begin: async (): Promise<URL> => {
      delete kept.page
      const refusal = await new Client({ name, version: '1.0.0' }).connect(createTransport()).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!kept.page) throw new Error('The assistant was not led to a page.', { cause: refusal })
      return kept.page
    },
    /** Takes the answer with which the browser came back. */
    finish: async (answer: URL): Promise<void> => {
      if (answer.searchParams.get('state') !== 'state of the assistant')
        throw new Error('The state is wrong.')
      if (answer.searchParams.get('iss') !== address.origin) throw new Error('The issuer is wrong.')
      await createTransport().finishAuth(answer.searchParams.get('code') ?? '')
    },
    connect: async () => {
      const client = new Client({ name, version: '1.0.0' })
      await client.connect(createTransport())
      return async (tool: string, input: Record<string, unknown> = {}) =>
        CallToolResultSchema.parse(await client.callTool({ name: tool, arguments: input }))
    },
  }
}
