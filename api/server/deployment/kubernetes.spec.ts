import { describe, expect, it } from 'vitest'
import { serverEnvironment } from '../settings.ts'
import { storeEnvironmentSchema } from '../stores/settings.ts'
import { Manifest, type ManifestOf } from './testing/kubernetesSchemas.ts'
import { filesIn, readText, readYaml } from './testing/readDeployment.ts'

const folder = 'docs/kubernetes/'
const files = filesIn(folder).filter(name => name.endsWith('.yaml'))
const manifests = files.flatMap(name => readYaml(`${folder}${name}`).map(each => Manifest.parse(each)))

const isKind =
  <Kind extends Manifest['kind']>(kind: Kind) =>
  (manifest: Manifest): manifest is ManifestOf<Kind> =>
    manifest.kind === kind
const deployments = manifests.filter(isKind('Deployment'))
const jobs = [
  ...manifests.filter(isKind('Job')),
  ...manifests.filter(isKind('CronJob')).map(({ metadata, spec }) => ({ metadata, ...spec.jobTemplate })),
]
const pods = [...deployments, ...jobs].map(({ metadata, spec: { template } }) => ({
  name: metadata.name,
  ...template,
}))
const labelsMatch = (labels: Record<string, string>, wanted: Record<string, string> = {}) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)

/** Made by hand, as docs/operations.md says, so that no file holds a password. */
const secrets = ['laurel-stores', 'laurel-owner', 'laurel-slack', 'laurel-partners']

describe('the manifests of Kubernetes', () => {
  it('are all there, each of a known form', () => {
    expect(manifests.map(({ kind, metadata: { name } }) => `${kind} ${name}`).sort()).toEqual([
      'ConfigMap laurel-settings',
      'CronJob laurel-backup',
      'Deployment laurel-web',
      'Deployment laurel-worker',
      'Ingress laurel',
      'Job laurel-migrate',
      'Namespace laurel',
      'NetworkPolicy laurel-default',
      'NetworkPolicy laurel-metrics',
      'NetworkPolicy laurel-out',
      'NetworkPolicy laurel-web',
      'PersistentVolumeClaim laurel-backups',
      'PersistentVolumeClaim laurel-data',
      'PodDisruptionBudget laurel-web',
      'PodDisruptionBudget laurel-worker',
      'Service laurel',
    ])
  })

  it.each(pods)('$name runs the server of the image, without privileges, and mounts what it names', pod => {
    const [container] = pod.spec.containers
    const volumes = pod.spec.volumes.map(({ name }) => name)
    expect(volumes).toEqual(container.volumeMounts.map(({ name }) => name))
    // The user `node` of the image, to whom the data folder belongs.
    expect(pod.spec.securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 })
    const claims = manifests.filter(isKind('PersistentVolumeClaim')).map(({ metadata }) => metadata.name)
    for (const volume of pod.spec.volumes)
      if ('persistentVolumeClaim' in volume) expect(claims).toContain(volume.persistentVolumeClaim.claimName)
  })

  it('select the pods that they mean', () => {
    for (const { spec } of deployments)
      expect(labelsMatch(spec.template.metadata.labels, spec.selector.matchLabels)).toBe(true)
    const selectors = [
      ...manifests.filter(isKind('Service')).map(({ spec }) => spec.selector),
      ...manifests.filter(isKind('PodDisruptionBudget')).map(({ spec }) => spec.selector.matchLabels),
      ...manifests.filter(isKind('NetworkPolicy')).map(({ spec }) => spec.podSelector.matchLabels),
    ]
    for (const selector of selectors)
      expect(pods.some(({ metadata }) => labelsMatch(metadata.labels, selector))).toBe(true)
  })

  it('lead from the ingress over the service to the port of the web pods', () => {
    const [ingress] = manifests.filter(isKind('Ingress'))
    const [service] = manifests.filter(isKind('Service'))
    const backend = ingress?.spec.rules[0]?.http.paths[0]?.backend.service
    expect(backend).toEqual({ name: service?.metadata.name, port: { name: service?.spec.ports[0]?.name } })
    const web = pods.find(({ metadata }) => labelsMatch(metadata.labels, service?.spec.selector))
    expect(web?.spec.containers[0].ports).toContainEqual({
      name: service?.spec.ports[0]?.targetPort,
      containerPort: serverEnvironment.shape.PORT.parse(undefined),
    })
    expect(ingress?.spec.tls.flatMap(({ hosts }) => hosts)).toEqual(
      ingress?.spec.rules.map(({ host }) => host),
    )
  })

  it('give every setting a name that Laurel knows, and a value that it takes', () => {
    const known = { ...storeEnvironmentSchema.shape, ...serverEnvironment.shape }
    const [settings] = manifests.filter(isKind('ConfigMap'))
    const given = {
      ...settings?.data,
      ...Object.fromEntries(deployments.flatMap(({ spec }) => envOf(spec.template))),
    }
    for (const [name, value] of Object.entries(given)) {
      const schema = Object.entries(known).find(([setting]) => setting === name)?.[1]
      expect(schema, name).toBeDefined()
      expect(schema?.safeParse(value).success, `${name}=${value}`).toBe(true)
    }
  })

  it('split the work into web and worker, and leave the password of the owner to the migration', () => {
    expect(deployments.map(({ spec }) => Object.fromEntries(envOf(spec.template)).LAUREL_ROLES)).toEqual([
      'web',
      'worker',
    ])
    const named = pods.map(({ name, spec }) => ({
      name,
      secrets: spec.containers[0].envFrom.flatMap(from => ('secretRef' in from ? [from.secretRef.name] : [])),
    }))
    expect(named.filter(each => each.secrets.includes('laurel-owner')).map(({ name }) => name)).toEqual([
      'laurel-migrate',
    ])
    for (const each of named) expect(secrets).toEqual(expect.arrayContaining(each.secrets))
    const guide = readText('docs/operations.md')
    for (const secret of secrets) expect(guide.includes(`create secret generic ${secret}`), secret).toBe(true)
  })

  it('keep backups apart from the data, and note them in it', () => {
    const [backup] = manifests.filter(isKind('CronJob'))
    const mounts = backup?.spec.jobTemplate.spec.template.spec.containers[0].volumeMounts ?? []
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/backups', '/tmp'])
    const shared = manifests.filter(isKind('PersistentVolumeClaim')).map(({ metadata, spec }) => ({
      name: metadata.name,
      modes: spec.accessModes,
    }))
    // Processes on several nodes share the data folder.
    expect(shared).toContainEqual({ name: 'laurel-data', modes: ['ReadWriteMany'] })
  })

  it('ask /health whether a pod is ready, and restart only what takes no connection', () => {
    for (const { spec } of deployments) {
      const [container] = spec.template.spec.containers
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/health', port: 'http' })
      expect(container.startupProbe?.httpGet).toEqual({ path: '/health', port: 'http' })
      expect(container.livenessProbe?.tcpSocket).toEqual({ port: 'http' })
      // Requests under way have 10 s, and the whole stop at least 30 s.
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(30)
      expect(spec.replicas).toBeGreaterThan(1)
    }
  })

  it('refuse what no rule allows, and never reach the metadata of a cloud', () => {
    const policies = manifests.filter(isKind('NetworkPolicy'))
    expect(policies.find(({ spec }) => spec.podSelector.matchLabels === undefined)?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress'],
    })
    const blocks = policies
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to }) => to)
      .flatMap(peer => ('ipBlock' in peer ? [peer.ipBlock] : []))
    expect(blocks.every(({ except }) => except.includes('169.254.169.254/32'))).toBe(true)
  })

  it('have one version of the image', () => {
    const images = new Set(pods.map(({ spec }) => spec.containers[0].image))
    expect([...images]).toHaveLength(1)
    const compose = readText('docker-compose.yml')
    expect(compose).toContain(`laurel:${[...images][0]?.split(':').at(-1)}`)
  })
})

const envOf = (template: (typeof deployments)[number]['spec']['template']) =>
  template.spec.containers[0].env.map(({ name, value }) => [name, value] as const)
