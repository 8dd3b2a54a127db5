import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env['QUITUS_API_PORT'] ?? '3001'}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The year must read the same in the prerendered page and in the browser.
  define: { BUILD_YEAR: JSON.stringify(new Date().getFullYear()) },
  envDir: '../..',
  // Only these reach the pages: nothing secret may carry one of these prefixes.
  envPrefix: ['QUITUS_SITE_', 'QUITUS_ENVIRONMENT'],
  server: { proxy: { '/api': api, '/ws': { target: api, ws: true } } },
  // Without this list the first page of a cold `react-router dev` fails with an outdated dependency.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'lucide-react',
      'zod',
    ],
  },
});
