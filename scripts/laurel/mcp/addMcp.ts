import type { Command } from 'commander'

export const addMcp = (laurel: Command): void => {
  laurel
    .command('mcp')
    .description(
      'Let an assistant on this computer use Laurel, by the Model Context Protocol on stdin and stdout.',
    )
    .option('--origin <origin>', 'where Laurel is served', 'http://localhost:4400')
    .addHelpText('after', '\nLAUREL_KEY has the API key whose member the assistant acts for.')
    .action(async ({ origin }: { origin: string }) => {
      // The other commands start without the protocol.
      const { serveOnStdio } = await import('./serveOnStdio.ts')
      await serveOnStdio(origin, process.env.LAUREL_KEY)
    })
}
