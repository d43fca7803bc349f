// Which file may import which. Type-only imports count too.
const src = (name) => `^packages/${name}/src/`;
/** A page loads only the language it shows. */
const TEXT_ENTRIES =
  '(index|words|notices|rulings|rules/index|[a-z]{2}/(page|game|lore)|[a-z]{2}/[a-z]+/index)\\.ts';
const aliens = '^packages/engine/src/sets/[^/]+/aliens/';
const anAlien = `${aliens}(?!index\\.ts$)`;

/** A package's sources may import themselves, the packages named, and the npm packages named; Node if it says so. */
function mayImport(name, { packages = [], npm = [], node = false }) {
  const allowed = [
    src(name),
    ...packages.map((other) => `^packages/${other}/src/${other === 'text' ? TEXT_ENTRIES : 'index\\.ts'}$`),
    ...npm.map((dependency) => `^node_modules/${dependency}/`),
  ];
  return {
    name: `${name}-imports`,
    comment: `packages/${name} may import: ${['itself', ...packages, ...npm, ...(node ? ['Node'] : [])].join(', ')}`,
    severity: 'error',
    from: { path: src(name) },
    to: { pathNot: allowed, ...(node && { dependencyTypesNot: ['core'] }) },
  };
}

export default {
  forbidden: [
    mayImport('engine', {}),
    mayImport('text', { packages: ['engine'], npm: ['intl-messageformat'] }),
    mayImport('story', { packages: ['engine', 'text'] }),
    mayImport('bots', { packages: ['engine'] }),
    mayImport('protocol', { packages: ['engine'], npm: ['valibot'] }),
    mayImport('server', {
      packages: ['engine', 'bots', 'protocol', 'text'],
      npm: [
        '@fastify',
        'fastify',
        'kysely',
        'libsql',
        'nodemailer',
        'pg',
        '@types/pg',
        'pino',
        'prom-client',
        'tsx',
        'valibot',
        'web-push',
      ],
      node: true,
    }),
    mayImport('web', {
      packages: ['engine', 'bots', 'protocol', 'story', 'text'],
      npm: [
        'react',
        'react-dom',
        'zustand',
        '@types/react',
        '@types/react-dom',
        '@fontsource-variable',
        'uqr',
        'zzfx',
        'vite',
      ],
    }),
    mayImport('cli', {
      packages: ['engine', 'text', 'story', 'bots', 'protocol', 'server'],
      node: true,
    }),
    {
      name: 'bots-in-worker',
      comment:
        'Bots think in workers: of a solo game, or for whoever asks; no page waits for them or loads them for nothing',
      severity: 'error',
      from: { path: src('web'), pathNot: '^packages/web/src/(solo/(table|talk)|explain/worker)\\.ts$' },
      to: { path: src('bots'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'known-packages',
      comment: 'Every package says above what it may import',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(engine|bots|text|story|protocol|server|web|cli)/' },
      to: {},
    },
    {
      name: 'aliens-apart',
      comment: 'An alien does not know another alien; what they share lives outside aliens/',
      severity: 'error',
      from: { path: anAlien },
      to: { path: aliens },
    },
    {
      name: 'aliens-by-index',
      comment: 'The rules know no alien by name: only aliens/index.ts imports an alien (tests may)',
      severity: 'error',
      from: { pathNot: [aliens, '^packages/[^/]+/test/'] },
      to: { path: anAlien },
    },
    {
      name: 'sources-without-tests',
      comment: 'Sources do not import tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/test/' },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
