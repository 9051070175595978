export { defineRequestChanges } from './requestsApi';
