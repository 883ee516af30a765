import { mcp } from '@laurel/contract/developers/mcp.ts'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Command } from 'commander'
import { CommandFailed } from '../reportFailure.ts'
import { connectBoth } from './connectBoth.ts'

export const addMcp = (laurel: Command): void => {
  laurel
    .command('mcp')
    .description(
      'Let an assistant on this computer use Laurel, by the Model Context Protocol on stdin and stdout.',
    )
    .option('--origin <origin>', 'where Laurel is served', 'http://localhost:4400')
    .addHelpText('after', '\nLAUREL_KEY has the API key whose member the assistant acts for.')
    .action(({ origin }: { origin: string }) => serveOnStdio(origin, process.env.LAUREL_KEY))
}

const serveOnStdio = async (origin: string, key: string | undefined): Promise<void> => {
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
