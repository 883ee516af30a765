import type { Plugin } from 'vite'

const modules = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/

/**
 * Leaves the JSON Schemas of zod out of the build: only the server describes its calls, and a bundler can't see that
 * their code is never called here.
 */
export const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  transform: (code, id) => {
    if (!modules.test(id)) return null
    const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
    const names = [...declared, ...renamed]
    return { code: names.map(name => `export const ${name} = () => ({})`).join('\n'), map: null }
  },
}
