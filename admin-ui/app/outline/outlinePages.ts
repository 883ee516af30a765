import type { Plugin, Rolldown } from 'vite'
import { escaped, outlineMarkup } from './outlineMarkup.ts'
import { type Outline, outlines } from './outlines.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Writes a document for each page, with its outline and the scripts to load early: `pages/users.html` is `/users`. The
 * document of every other address has an outline without a head.
 */
export const outlinePages: Plugin = {
  name: 'outline-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const document = bundle['index.html']
    if (document?.type !== 'asset' || typeof document.source !== 'string')
      throw new Error('The build has no index.html to make the pages of.')
    const blank = withStart(document.source, bundle)
    document.source = withOutline(blank, bundle)
    for (const [path, outline] of outlines)
      this.emitFile({
        type: 'asset',
        fileName: `pages${path}.html`,
        source: withOutline(blank, bundle, outline),
      })
  },
}

/** The first script comes before all others, which leave the network to it and to the styles. */
const withStart = (document: string, bundle: Bundle): string => {
  const { fileName } = chunkOf('app/outline/start.ts', bundle)
  const preload = `<link rel="modulepreload" crossorigin href="/${fileName}">`
  const start = `<script type="module" crossorigin src="/${fileName}"></script>`
  return document
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, link => (link.includes(preload) ? '' : link))
    .replaceAll(/<(?:script type="module"|link rel="modulepreload") /g, tag => `${tag}fetchpriority="low" `)
    .replace('<script ', () => `${start}\n    <script `)
}

const withOutline = (document: string, bundle: Bundle, outline?: Outline): string => {
  const loaded = new Set([...document.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file))
  const code = [
    chunkOf('app/openApp.tsx', bundle),
    ...(outline ? [chunkOf(outline.code, bundle)] : []),
  ].flatMap(chunk => [...closureOf(chunk, bundle)])
  const preloads = [...new Set([...code.filter(file => !loaded.has(file)), ...fontsOf(bundle)])]
  const metas = [
    ...preloads.map(file => metaOf('laurel-preload', `/${file}`)),
    ...(outline?.data ?? []).map(path => metaOf('laurel-data', path)),
  ]
  const title = outline ? `${outline.title} · Laurel` : 'Laurel'
  return document
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${metas.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>\n    ${outlineMarkup(outline)}`)
}

/** Read by `start.ts`. */
const metaOf = (name: string, content: string): string =>
  `  <meta name="${name}" content="${escaped(content)}">\n  `

const chunkOf = (module: string, bundle: Bundle): Chunk => {
  const found = Object.values(bundle).find(
    output => output.type === 'chunk' && output.moduleIds.some(id => id.endsWith(`/admin-ui/${module}`)),
  )
  if (found?.type !== 'chunk') throw new Error(`The build has no script for ${module}. Correct outlines.ts.`)
  return found
}

/** A script and everything that it imports. */
const closureOf = (chunk: Chunk, bundle: Bundle, files = new Set<string>()): Set<string> => {
  if (files.has(chunk.fileName)) return files
  files.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk') closureOf(imported, bundle, files)
  }
  return files
}

/** The fonts of most texts. */
const fontsOf = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter(file =>
    /\/(?:inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/.test(file),
  )
