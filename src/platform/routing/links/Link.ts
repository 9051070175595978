export { Link, Redirect } from 'wouter';
