import { mcp } from '@laurel/contract/developers/mcp.ts'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CommandFailed } from '../reportFailure.ts'
import { connectBoth } from './connectBoth.ts'

/** Passes the messages of an assistant on to Laurel, with the key of the member it acts for. */
export const serveOnStdio = async (origin: string, key: string | undefined): Promise<void> => {
  if (!key)
    throw new CommandFailed(
      'Put an API key into LAUREL_KEY. An administrator creates one in Settings › API keys.',
    )
  if (!URL.canParse(origin))
    throw new CommandFailed('Give --origin as an address, such as https://laurel.example.com.')
  const laurel = new StreamableHTTPClientTransport(new URL(mcp.path, origin), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  })
  await connectBoth(new StdioServerTransport(), laurel)
}
