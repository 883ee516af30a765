import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serverEnvironment } from '../settings.ts'
import { storeEnvironmentSchema } from '../stores/settings.ts'
import { readText, readYaml } from './testing/readDeployment.ts'

/** The keys of the Compose specification that the file uses. Strict, so that a misspelled one is refused. */
const Service = z.strictObject({
  image: z.string().regex(/:\d+(\.\d+)+(@sha256:[0-9a-f]{64})?$/, 'An image has an exact version.'),
  build: z.literal('.').optional(),
  profiles: z.array(z.enum(['tls', 'split'])).optional(),
  restart: z.literal('unless-stopped').optional(),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  command: z.array(z.string()).optional(),
  env_file: z
    .tuple([z.strictObject({ path: z.literal('laurel.env'), required: z.literal(false) })])
    .optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.int(),
    })
    .optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .default({}),
})
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
})

const [document] = readYaml('docker-compose.yml')
const { services, volumes } = Compose.parse(document)
const serviceNamed = (name: string): z.output<typeof Service> => {
  const service = services[name]
  if (!service) throw new Error(`There is no service ${name}.`)
  return service
}
const ofLaurel = ['migrate', 'laurel', 'worker'].map(serviceNamed)

describe('docker-compose.yml', () => {
  it('names services and volumes that it has', () => {
    for (const { depends_on, volumes: mounted } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
      const named = mounted.map(mount => mount.split(':')[0] ?? '').filter(name => !name.startsWith('.'))
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
    }
  })

  it('sets only what Laurel knows', () => {
    const known = Object.keys({ ...storeEnvironmentSchema.shape, ...serverEnvironment.shape })
    for (const { environment } of ofLaurel)
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)))
  })

  it('opens the ports of stores and of Laurel on this machine only; the proxy has the public ones', () => {
    for (const [name, { ports }] of Object.entries(services))
      if (name !== 'proxy') for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
    expect(serviceNamed('proxy').ports).toEqual(['80:80', '443:443'])
  })

  it('leaves the password of the owner to the migration', () => {
    const owners = Object.entries(services).filter(
      ([, { environment }]) => 'DATABASE_OWNER_URL' in environment,
    )
    expect(owners.map(([name]) => name)).toEqual(['migrate'])
  })

  it('takes every other setting from laurel.env, which the migration does not read', () => {
    for (const name of ['laurel', 'worker']) expect(serviceNamed(name).env_file).toBeDefined()
    expect(serviceNamed('migrate').env_file).toBeUndefined()
  })

  it.each(['.dockerignore', '.gitignore'])(
    'keeps files with secrets out of the image and of git: %s',
    file => {
      const left = readText(file).split('\n')
      expect(left).toEqual(expect.arrayContaining(['.env*', '*.env', 'secrets.json']))
    },
  )

  it('starts without a profile, and adds a proxy with TLS and a worker by profiles', () => {
    const withProfile = Object.entries(services).flatMap(([name, { profiles }]) =>
      profiles === undefined ? [] : [[name, ...profiles]],
    )
    expect(withProfile).toEqual([
      ['worker', 'split'],
      ['proxy', 'tls'],
    ])
    expect(serviceNamed('laurel').environment.LAUREL_ROLES).toBe(`\${LAUREL_ROLES:-all}`)
    expect(serviceNamed('worker').environment.LAUREL_ROLES).toBe('worker')
  })

  it('lets the proxy serve the origin of Laurel alone, and trusts what it says about callers', () => {
    const caddyfile = readText('docs/Caddyfile')
    expect(serviceNamed('proxy').volumes).toContain('./docs/Caddyfile:/etc/caddy/Caddyfile:ro')
    expect(caddyfile).toContain('{$LAUREL_ORIGIN} {')
    expect(caddyfile.match(/reverse_proxy \S+/g)).toEqual(['reverse_proxy laurel:4400'])
    expect(caddyfile).toContain('flush_interval -1')
    expect(
      serverEnvironment.shape.LAUREL_TRUSTED_PROXIES.parse(
        serviceNamed('laurel').environment.LAUREL_TRUSTED_PROXIES,
      ),
    ).toEqual(['uniquelocal'])
  })
})

const Cluster = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({ image: Service.shape.image, environment: z.record(z.string(), z.string()).default({}) }),
  ),
})

describe('docs/compose.cluster.yml', () => {
  const [cluster] = readYaml('docs/compose.cluster.yml')
  const given = Cluster.parse(cluster).services.laurel?.environment ?? {}

  it('sets what Laurel knows, and Slack: the sandbox is refused where other machines reach it', () => {
    const known = Object.keys({ ...storeEnvironmentSchema.shape, ...serverEnvironment.shape })
    expect(known).toEqual(expect.arrayContaining(Object.keys(given)))
    expect(given).toHaveProperty('SLACK_CLIENT_ID')
  })

  it('has no default passwords', () => {
    expect(readText('docs/compose.cluster.yml')).not.toMatch(/PASSWORD:-/)
  })
})
