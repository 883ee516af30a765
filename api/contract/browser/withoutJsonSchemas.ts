const modules = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/

/**
 * A plugin of Vite for the screens, which leaves the JSON Schemas of zod out of the build: only the server describes its
 * calls, and a bundler can't see that their code is never called here.
 */
export const withoutJsonSchemas = {
  name: 'without-json-schemas',
  apply: 'build' as const,
  transform: (code: string, id: string) => {
    if (!modules.test(id)) return null
    const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
    const names = [...declared, ...renamed]
    return { code: names.map(name => `export const ${name} = () => ({})`).join('\n'), map: null }
  },
}
