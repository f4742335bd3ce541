import { defineConfig } from 'vite'

/**
 * The server's main program as one file, packages and all: finding and compiling some hundred files is most of a
 * start. Packages with native parts, and those that only development loads, stay where npm has put them.
 * Classes with legacy decorators (theme and channel model) can only run from a build.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: true, external: ['sharp', 'vite'] },
})
