export { defineRequestChanges } from './api';
